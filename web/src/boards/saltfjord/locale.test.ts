import { FluentResource } from '@fluent/bundle';
import { expect, it } from 'vitest';
import en from './locale/board.en.ftl?raw';
import pl from './locale/board.pl.ftl?raw';

it('says everything in both languages', () => {
  const keys = (text: string) => new FluentResource(text).body.map(({ id }) => id).sort();
  expect(keys(pl)).toEqual(keys(en));
});

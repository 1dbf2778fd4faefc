import { readFileSync, readdirSync } from 'node:fs';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { svelteTesting } from '@testing-library/svelte/vite';
import { defineConfig } from 'vitest/config';

const service = process.env.OSADA_SERVICE ?? 'http://127.0.0.1:8000';

/** Modules of a board that come with it; what the pages around a table need of it comes with them. */
const BOARD = /src\/boards\/(\w+)\/(?!front|Picture|content|view)\w+(\.svelte)?(\.ts)?$/;
/** Chunks: on a slow line five larger files arrive sooner than sixty small ones. */
const GROUPS = [
  {
    name: 'shell',
    test: /node_modules\/(svelte|@fluent|esm-env|clsx)\/|src\/(shell|api)\/|src\/ui\/(?!BoardLayout|Beacons|Vignette|NotFound|shortcuts)|src\/i18n\/(?!texts)|src\/boards\/\w+\.ts|src\/features\/(\w+\/routes|fairness\/\w+\.ts|table\/terms|lobby\/bots|daily\/streams)/,
  },
  {
    name: 'table',
    test: /src\/(features\/(table\/|fairness\/|daily\/StreamOutcome)|ui\/(BoardLayout|Beacons|shortcuts))/,
  },
  { name: (file: string) => BOARD.exec(file)?.[1] ?? null, test: BOARD },
];

/** Tests that put something in the place of a module need modules of their own; the others share them. */
const TESTS = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.test.ts'));
const mocks = (file: string) => readFileSync(`src/${file}`, 'utf8').includes('vi.mock(');
const project = (name: string, files: string[], isolate: boolean) => ({
  extends: true as const,
  test: { name, include: files.map((file) => `src/${file}`), isolate },
});

export default defineConfig({
  plugins: [svelte(), svelteTesting()],
  build: {
    outDir: process.env.OSADA_WEB_OUT ?? '../src/osada/server/web',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    rolldownOptions: { output: { codeSplitting: { groups: GROUPS } } },
  },
  server: { proxy: { '/api': { target: service, ws: true } } },
  test: {
    environment: 'happy-dom',
    restoreMocks: true,
    unstubGlobals: true,
    sequence: { shuffle: true },
    testTimeout: 60_000, // a busy machine takes longer than the five seconds that are the default
    hookTimeout: 60_000,
    setupFiles: ['src/setup.ts'],
    projects: [
      project(
        'sharing',
        TESTS.filter((file) => !mocks(file)),
        false,
      ),
      project('apart', TESTS.filter(mocks), true),
    ],
  },
});

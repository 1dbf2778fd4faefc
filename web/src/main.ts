import { mount } from 'svelte';
import App from './App.svelte';
import './app.css';
import { prefetchPage } from './shell/routes';
import { account } from './shell/account.svelte';
import { recallFonts } from './shell/fonts';
import { settings } from './shell/settings.svelte';
import { words } from './i18n/app.svelte';

recallFonts();
prefetchPage(location.pathname);
await Promise.all([words.use(settings.language), account.load()]);
mount(App, { target: document.getElementById('app')! });

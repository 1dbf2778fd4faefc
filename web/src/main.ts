import { mount } from 'svelte';
import App from './App.svelte';
import './app.css';
import { fetchAhead } from './routes/route';
import { account } from './shell/account.svelte';
import { recallFonts } from './shell/fonts';
import { settings } from './shell/settings.svelte';
import { words } from './words/app.svelte';

recallFonts();
fetchAhead(location.pathname);
await Promise.all([words.use(settings.language), account.load()]);
mount(App, { target: document.getElementById('app')! });

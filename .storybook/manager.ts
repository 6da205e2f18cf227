import { addons } from 'storybook/manager-api';
import { frameBook, systemMode } from './book/frame.ts';
import { bookThemes } from './book/theme.ts';

// Components show the panel when they open. Everything else begins without it.
addons.setConfig({ theme: bookThemes[systemMode()], layout: { showPanel: false } });
addons.register('design-book', frameBook);

/** `npm start`: the whole product on one machine, ready to use. */
import { STORYBOOK } from './root.ts';
import { startEverything } from './start-everything.ts';

// Storybook is for developers of the product, from its own sources.
const hasStorybook = process.env['NODE_ENV'] !== 'production' && !process.env['SITES_DIR'];
await startEverything(undefined, hasStorybook ? STORYBOOK : undefined);

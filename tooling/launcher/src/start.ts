/** `npm start`: everything on one machine, ready to use. */
import { STORYBOOK } from './root.ts';
import { startEverything } from './start-everything.ts';

// The Storybook is for those who work on the product, from its own sources.
const hasStorybook = process.env['NODE_ENV'] !== 'production' && !process.env['SITES_DIR'];
await startEverything(undefined, hasStorybook ? STORYBOOK : undefined);

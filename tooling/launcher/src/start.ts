/** `npm start`: everything on one machine, ready to use. */
import { startEverything } from './start-everything.ts';

await startEverything();

import { prepareTests } from './prepare-tests.ts';

prepareTests(() => undefined);

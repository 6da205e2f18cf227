import { prepareTests } from '@repo/app-shell/story-kit/prepare-tests';
import { enter } from './household.ts';

prepareTests(() => enter(false));

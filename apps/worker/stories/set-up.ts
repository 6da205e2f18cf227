import { prepareTests } from '@repo/app-shell/story-kit/prepare-tests';
import { enter } from './service.ts';

prepareTests(() => enter(false));

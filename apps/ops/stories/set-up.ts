import { prepareTests } from '@repo/app-shell/story-kit/prepare-tests';
import { enter } from './team.ts';

prepareTests(() => enter(false));

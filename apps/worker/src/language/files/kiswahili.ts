import { messages as shell } from '../catalogues/kiswahili/shell.ts';
import { messages as signIn } from '../catalogues/kiswahili/sign-in.ts';

export const messages = { ...shell, ...signIn };
export { workerKiswahili as words } from '@repo/ui/words/worker-kiswahili';

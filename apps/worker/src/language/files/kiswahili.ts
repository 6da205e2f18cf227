export { messages } from '../catalogues/kiswahili.ts';
export { kiswahili as words } from '@repo/ui/words/kiswahili';

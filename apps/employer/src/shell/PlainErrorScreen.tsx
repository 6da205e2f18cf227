import { PlainError } from '@repo/app-shell/parts/PlainError';
import { unloadedWords } from './unloaded-words.ts';

/** Shown where even the error screen could not be fetched. */
export const PlainErrorScreen = () => <PlainError {...unloadedWords} />;

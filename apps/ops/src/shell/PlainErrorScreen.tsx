import { PlainError } from '@repo/app-shell/parts/PlainError';
import { unloadedWords } from './unloaded-words.ts';

/** Shown when the error screen itself cannot be fetched. */
export const PlainErrorScreen = () => <PlainError {...unloadedWords} />;

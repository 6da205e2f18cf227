import { PlainError } from '@repo/app-shell/parts/PlainError';
import { useLanguage } from '../language/use-language.ts';

/** Shown where even the error screen could not be fetched. */
export function PlainErrorScreen() {
  const { say } = useLanguage();
  return (
    <PlainError
      title={say('error.title')}
      text={say('error.notLoaded')}
      again={say('call.again')}
      offline={say('error.offline')}
    />
  );
}

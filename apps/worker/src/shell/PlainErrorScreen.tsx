import { PlainError } from '@repo/app-shell/parts/PlainError';
import { useLanguage } from '../language/use-language.ts';

/** Shown when the error screen itself cannot be fetched. */
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

import { KeyHandover } from '@repo/ui/drawings/KeyHandover';
import { SignInPane } from '@repo/ui/patterns/SignInPane';
import { useLanguage } from '../../language/use-language.ts';
import { promiseWords } from './promise-words.ts';

/** What a worker can rely on, beside the forms of the sign-in. */
export default function Promises() {
  const { language } = useLanguage();
  return <SignInPane drawing={KeyHandover} lines={promiseWords[language]} />;
}

import { KeyHandover } from '@repo/ui/drawings/KeyHandover';
import { PhoneYes } from '@repo/ui/drawings/PhoneYes';
import { Stamp } from '@repo/ui/drawings/Stamp';
import { SignInPane } from '@repo/ui/patterns/SignInPane';
import { useLanguage } from '../../language/use-language.ts';
import { paneWords, type PaneName } from './pane-words.ts';

export type DrawnPane = Exclude<PaneName, 'card'>;

const drawings = { welcome: KeyHandover, phone: PhoneYes, success: Stamp } as const;

/** What a worker can rely on, beside a step without her card. */
export default function Pane({ about }: { readonly about: DrawnPane }) {
  const { language } = useLanguage();
  return <SignInPane drawing={drawings[about]} lines={paneWords[language][about]} />;
}

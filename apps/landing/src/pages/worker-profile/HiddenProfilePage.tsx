import { ButtonLink } from '@repo/ui/components/Button';
import { Doorway } from '@repo/ui/drawings/Doorway';
import { LostPage } from '@repo/ui/patterns/LostPage';
import { Frame } from '../../site/Frame.tsx';
import { addressIn, workerApp, type Language } from '../../site/languages.ts';
import { wordsOf } from './words.ts';

/** The page for an unknown worker and for a worker with a hidden profile. A visitor cannot tell the two apart. */
export function HiddenProfilePage({ language }: { readonly language: Language }) {
  const { title, text, find, ways } = wordsOf[language].hidden;
  return (
    <Frame language={language} path="/">
      <LostPage
        title={title}
        text={text}
        drawing={<Doorway />}
        action={<ButtonLink href="/signup">{find}</ButtonLink>}
        waysTitle={ways.title}
        ways={[
          { label: ways.code, href: addressIn(language, '/r') },
          { label: ways.own, href: workerApp(language) },
          { label: ways.home, href: addressIn(language, '/') },
        ]}
      />
    </Frame>
  );
}

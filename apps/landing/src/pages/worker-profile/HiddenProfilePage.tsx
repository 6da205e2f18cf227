import { ButtonLink } from '@repo/ui/components/Button';
import { Doorway } from '@repo/ui/drawings/Doorway';
import { Inline } from '@repo/ui/primitives/Inline';
import { Stack } from '@repo/ui/primitives/Stack';
import { Text } from '@repo/ui/primitives/Text';
import { Frame } from '../../site/Frame.tsx';
import { addressIn, type Language } from '../../site/languages.ts';
import { Opening } from '../../site/Opening.tsx';
import { wordsOf } from './words.ts';

/** The page for an unknown worker and for a worker with a hidden profile. A visitor cannot tell the two apart. */
export function HiddenProfilePage({ language }: { readonly language: Language }) {
  const { title, text, hint, home } = wordsOf[language].hidden;
  return (
    <Frame language={language} path="/">
      <Stack gap="large">
        <Opening title={title} text={text} drawing={<Doorway />} />
        <Text tone="muted">{hint}</Text>
        <Inline>
          <ButtonLink href={addressIn(language, '/')}>{home}</ButtonLink>
        </Inline>
      </Stack>
    </Frame>
  );
}

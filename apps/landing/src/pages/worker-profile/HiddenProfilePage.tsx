import { ButtonLink } from '@repo/ui/components/Button';
import { TextLink } from '@repo/ui/components/TextLink';
import { TitledCard } from '@repo/ui/components/TitledCard';
import { Doorway } from '@repo/ui/drawings/Doorway';
import { Grid } from '@repo/ui/primitives/Grid';
import { Inline } from '@repo/ui/primitives/Inline';
import { Stack } from '@repo/ui/primitives/Stack';
import { Text } from '@repo/ui/primitives/Text';
import { Frame } from '../../site/Frame.tsx';
import { addressIn, type Language } from '../../site/languages.ts';
import { Opening } from '../../site/Opening.tsx';
import { wordsOf } from './words.ts';

/** The page for an unknown worker and for a worker with a hidden profile. A visitor cannot tell the two apart. */
export function HiddenProfilePage({ language }: { readonly language: Language }) {
  const { hidden, own } = wordsOf[language];
  return (
    <Frame language={language} path="/">
      <Grid columns={2} gap="xlarge">
        <Stack gap="large">
          <Opening title={hidden.title} text={hidden.text} drawing={<Doorway />} />
          <Inline fill>
            <ButtonLink href={addressIn(language, '/')}>{hidden.home}</ButtonLink>
          </Inline>
        </Stack>
        <Stack>
          <TitledCard title={own.title}>
            <Text>{own.shown}</Text>
            <TextLink href="/worker" placement="alone">
              {own.link}
            </TextLink>
          </TitledCard>
        </Stack>
      </Grid>
    </Frame>
  );
}

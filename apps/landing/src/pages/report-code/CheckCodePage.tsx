import { TitledCard } from '@repo/ui/components/TitledCard';
import { Grid } from '@repo/ui/primitives/Grid';
import { Stack } from '@repo/ui/primitives/Stack';
import { Text } from '@repo/ui/primitives/Text';
import { useBlank } from '../../site/filling.tsx';
import { Frame } from '../../site/Frame.tsx';
import type { Language } from '../../site/languages.ts';
import { Opening } from '../../site/Opening.tsx';
import { CodeForm } from './CodeForm.tsx';
import { wordsOf } from './words.ts';

/** The page on which a visitor types the code of a printed report. */
export function CheckCodePage({ language }: { readonly language: Language }) {
  const { title, text } = wordsOf[language].check;
  return <Page language={language} title={title} text={text} />;
}

/** The same page after the visitor typed a text that is no code. */
export function RefusedCodePage({ language }: { readonly language: Language }) {
  const { title, text } = wordsOf[language].check;
  return <Page language={language} title={title} text={text} typed={useBlank('typed_code')} isRefused />;
}

/** The same page under an address with an unknown code. */
export function UnknownCodePage({ language }: { readonly language: Language }) {
  const { title, text } = wordsOf[language].unknown;
  return <Page language={language} title={title} text={text} typed={useBlank('typed_code')} />;
}

function Page({
  language,
  title,
  text,
  typed = '',
  isRefused = false,
}: {
  readonly language: Language;
  readonly title: string;
  readonly text: string;
  readonly typed?: string;
  readonly isRefused?: boolean;
}) {
  const { where } = wordsOf[language];
  return (
    <Frame language={language} path="/r">
      <Stack gap="large">
        <Opening title={title} text={text} />
        <Grid columns={2}>
          <CodeForm language={language} typed={typed} isRefused={isRefused} />
          <TitledCard title={where.title}>
            <Text>{where.text}</Text>
            <Text>{where.told}</Text>
          </TitledCard>
        </Grid>
      </Stack>
    </Frame>
  );
}

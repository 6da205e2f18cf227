import { BulletList } from '@repo/ui/components/BulletList';
import { SealPanel } from '@repo/ui/components/SealPanel';
import { TextLink } from '@repo/ui/components/TextLink';
import { TitledCard } from '@repo/ui/components/TitledCard';
import { CodeOnReport } from '@repo/ui/drawings/CodeOnReport';
import { CrossIcon } from '@repo/ui/icons/CrossIcon';
import { Grid } from '@repo/ui/primitives/Grid';
import { Stack } from '@repo/ui/primitives/Stack';
import { Text } from '@repo/ui/primitives/Text';
import type { ReactNode } from 'react';
import { useBlank } from '../../site/filling.tsx';
import { Frame } from '../../site/Frame.tsx';
import { addressIn, type Language } from '../../site/languages.ts';
import { Opening } from '../../site/Opening.tsx';
import { CodeForm } from './CodeForm.tsx';
import { wordsOf } from './words.ts';

interface PageProps {
  readonly language: Language;
}

/** The page on which a visitor types the code of a printed report. */
export function CheckCodePage({ language }: PageProps) {
  return (
    <Page language={language} opening={<Question language={language} />}>
      <CodeForm language={language} />
    </Page>
  );
}

/** The same page after the visitor typed a text that is no code. */
export function RefusedCodePage({ language }: PageProps) {
  return (
    <Page language={language} opening={<Question language={language} />}>
      <CodeForm language={language} typed={useBlank('typed_code')} isRefused />
    </Page>
  );
}

/** The same page under an address with an unknown code. The answer stands where a known code has its own. */
export function UnknownCodePage({ language }: PageProps) {
  const { title, text, forged } = wordsOf[language].unknown;
  return (
    <Page
      language={language}
      opening={<SealPanel tone="danger" icon={CrossIcon} title={title} text={text} />}
    >
      <Stack>
        <CodeForm language={language} typed={useBlank('typed_code')} />
        <TitledCard title={forged.title}>
          <Text>{forged.text}</Text>
          <TextLink href={addressIn(language, '/welcome#contact')} placement="alone">
            {forged.link}
          </TextLink>
        </TitledCard>
      </Stack>
    </Page>
  );
}

function Question({ language }: PageProps) {
  const { title, text } = wordsOf[language].check;
  return <Opening title={title} text={text} />;
}

/** The form, and the place of the code on a printed report. */
function Page({
  language,
  opening,
  children,
}: PageProps & { readonly opening: ReactNode; readonly children: ReactNode }) {
  const { where } = wordsOf[language];
  return (
    <Frame language={language} path="/r">
      <Stack gap="large">
        {opening}
        <Grid columns={2}>
          {children}
          <TitledCard title={where.title} gap="medium">
            <Grid columns={2}>
              <BulletList items={where.places} />
              <CodeOnReport size="large" />
            </Grid>
          </TitledCard>
        </Grid>
      </Stack>
    </Frame>
  );
}

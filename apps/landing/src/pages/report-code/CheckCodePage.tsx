import { BulletList } from '@repo/ui/components/BulletList';
import { SealPanel } from '@repo/ui/components/SealPanel';
import { TextLink } from '@repo/ui/components/TextLink';
import { TitledCard } from '@repo/ui/components/TitledCard';
import { CodeOnReport } from '@repo/ui/drawings/CodeOnReport';
import { CrossIcon } from '@repo/ui/icons/CrossIcon';
import { Grid } from '@repo/ui/primitives/Grid';
import { Heading } from '@repo/ui/primitives/Heading';
import { Spread } from '@repo/ui/primitives/Spread';
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
    <Asking language={language}>
      <CodeForm language={language} />
    </Asking>
  );
}

/** Why a typed text is no code. */
export type Refusal = 'refused' | 'number' | 'lookalike';

/** The same page after the visitor typed a text that is no code. */
export function RefusedCodePage({ language, refusal }: PageProps & { readonly refusal: Refusal }) {
  return (
    <Asking language={language}>
      <CodeForm language={language} typed={useBlank('typed_code')} error={wordsOf[language].check[refusal]} />
    </Asking>
  );
}

/** The same page after the visitor sent the form without a code. */
export function MissingCodePage({ language }: PageProps) {
  const { missing } = wordsOf[language].check;
  return (
    <Asking language={language}>
      <CodeForm language={language} typed="" error={missing} />
    </Asking>
  );
}

/** The same page under an address with an unknown code. The answer stands where a known code has its own. */
export function UnknownCodePage({ language }: PageProps) {
  const { unknown, where } = wordsOf[language];
  const { title, text, forged } = unknown;
  return (
    <Page
      language={language}
      opening={<SealPanel tone="danger" icon={CrossIcon} title={title} text={text} />}
      beside={
        <WithDrawing title={forged.title}>
          <Stack>
            <Text>{forged.text}</Text>
            <TextLink href={addressIn(language, '/welcome#contact')} placement="alone">
              {forged.link}
            </TextLink>
            <Heading level={3} size={4}>
              {where.title}
            </Heading>
            <BulletList items={where.places} />
          </Stack>
        </WithDrawing>
      }
    >
      <CodeForm language={language} typed={useBlank('typed_code')} />
    </Page>
  );
}

/** The question, the form, and where to find the code. */
function Asking({ language, children }: PageProps & { readonly children: ReactNode }) {
  const { check, where } = wordsOf[language];
  return (
    <Page
      language={language}
      opening={<Opening title={check.title} text={check.text} />}
      beside={
        <WithDrawing title={where.title}>
          <BulletList items={where.places} />
        </WithDrawing>
      }
    >
      {children}
    </Page>
  );
}

/** Words about the code on a printed report, and at the end of the card its place there. */
function WithDrawing({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <TitledCard title={title} gap="medium">
      <Spread wrap="text" align="start" gap="large">
        {children}
        <CodeOnReport size="large" />
      </Spread>
    </TitledCard>
  );
}

/** The form, and beside it a card about the paper. */
function Page({
  language,
  opening,
  beside,
  children,
}: PageProps & {
  readonly opening: ReactNode;
  readonly beside: ReactNode;
  readonly children: ReactNode;
}) {
  return (
    <Frame language={language} path="/r">
      <Stack gap="large">
        {opening}
        <Grid columns={2}>
          {children}
          {beside}
        </Grid>
      </Stack>
    </Frame>
  );
}

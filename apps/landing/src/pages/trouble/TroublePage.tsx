import { ButtonLink } from '@repo/ui/components/Button';
import { Kettle } from '@repo/ui/drawings/Kettle';
import { TornPage } from '@repo/ui/drawings/TornPage';
import { LostPage } from '@repo/ui/patterns/LostPage';
import type { ReactNode } from 'react';
import { Frame } from '../../site/Frame.tsx';
import { addressIn, workerApp, type Language } from '../../site/languages.ts';
import { wordsOf } from './words.ts';

export const troubles = ['notFound', 'failure', 'tooMany'] as const;
export type Trouble = (typeof troubles)[number];

const drawings = {
  notFound: <TornPage />,
  failure: <TornPage />,
  tooMany: <Kettle />,
} as const satisfies Readonly<Record<Trouble, ReactNode>>;

/** The page for a request without content: it says what happened, and links to pages that always exist. */
export function TroublePage({
  trouble,
  language,
}: {
  readonly trouble: Trouble;
  readonly language: Language;
}) {
  const { links, ...words } = wordsOf[language];
  return (
    <Frame language={language} path="/">
      <LostPage
        {...words[trouble]}
        drawing={drawings[trouble]}
        action={<ButtonLink href={addressIn(language, '/')}>{links.home}</ButtonLink>}
        waysTitle={links.title}
        ways={[
          { label: links.welcome, href: addressIn(language, '/welcome') },
          { label: links.report, href: addressIn(language, '/r') },
          { label: links.signIn, href: '/login' },
          { label: links.worker, href: workerApp(language) },
        ]}
      />
    </Frame>
  );
}

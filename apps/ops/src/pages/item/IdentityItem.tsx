import { identityCheckQuery, judgeIdentity, type IdentityCheck } from '@repo/api-client/queries/papers';
import { Banner } from '@repo/ui/components/Banner';
import { TitledCard } from '@repo/ui/components/TitledCard';
import { TextLink } from '@repo/ui/components/TextLink';
import { KeyPlace } from '@repo/ui/primitives/KeyPlace';
import { SplitView } from '@repo/ui/patterns/SplitView';
import { Stack } from '@repo/ui/primitives/Stack';
import { useQuery } from '@tanstack/react-query';
import { client } from '../../api/client.ts';
import { IdentityForm } from '../../decision/IdentityForm.tsx';
import { CardFacts } from '../../evidence/CardFacts.tsx';
import { IdentityPhotos } from '../../evidence/IdentityPhotos.tsx';
import { Loaded } from '../../evidence/Loaded.tsx';
import { checkAddress } from '../../work/check-of-item.ts';
import { HeldOnly } from '../../work/HeldOnly.tsx';
import { useCheckOfItem } from '../../work/use-check-of-item.ts';
import type { ItemProps } from './item-props.ts';

const sent = {
  second_look: 'A colleague looks at it next.',
  settling: 'You differ from a colleague: a senior looks at it next.',
} as const;

const said = { verified: 'it is proven.', failed: 'it is not proven.' } as const;

/** What the two members came to. */
const decidedText = (state: string): string =>
  state === 'verified' || state === 'failed'
    ? `Decided: ${said[state]}`
    : 'Decided. The worker is asked about the name.';

/** The check is decided by these photos, which are deleted with the attempt. What the colleague said is not told here. */
const UnderReview = ({ caseId }: { readonly caseId: string }) => (
  <Banner tone="warning" title="A colleague has decided the check of this identity">
    That check goes first. Look at these photos, and decide it.{' '}
    <TextLink href={checkAddress({ caseId, check: 'identity' })}>Open the check</TextLink>
  </Banner>
);

/** Her selfie, her card and what the registry said in one sight, with three questions and the decision beside. */
export function IdentityItem({ work }: ItemProps) {
  const opened = useQuery(identityCheckQuery(client, work.id));
  const { goBack } = useCheckOfItem();
  return (
    <Loaded what="the identity check" query={opened}>
      {(attempt) =>
        attempt.review_in_case === null ? (
          <SplitView
            besideLabel="The decision"
            share="twoThirds"
            beside={
              <IdentityForm
                attempt={attempt}
                needs={work.needs}
                save={(decision) => judgeIdentity(client, attempt.id, decision)}
                onSaved={() => goBack()}
                told={({ identity_check: { standing, state } }, decision) =>
                  standing === 'decided' ? decidedText(state) : `Saved: ${said[decision]} ${sent[standing]}`
                }
              />
            }
          >
            <Compared attempt={attempt} />
          </SplitView>
        ) : (
          <Stack gap="medium">
            <UnderReview caseId={attempt.review_in_case} />
            <HeldOnly>
              <TitledCard title="What the card must say">
                <CardFacts attempt={attempt} />
              </TitledCard>
            </HeldOnly>
            <Compared attempt={attempt} />
          </Stack>
        )
      }
    </Loaded>
  );
}

const Compared = ({ attempt }: { readonly attempt: IdentityCheck }) => (
  <HeldOnly>
    <KeyPlace hotkey="e" label="Evidence">
      <IdentityPhotos attempt={attempt} />
    </KeyPlace>
  </HeldOnly>
);

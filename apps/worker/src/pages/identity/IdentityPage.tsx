import type { WireWorkerRecord } from '@repo/api-client/contract/worker';
import { failureOf } from '@repo/api-client/client/failure';
import { useLoadFailure } from '@repo/app-shell/hooks/use-load-failure';
import type { IdentityStatus } from '@repo/api-client/queries/identity';
import { Button } from '@repo/ui/components/Button';
import { Skeleton } from '@repo/ui/components/Skeleton';
import { LoadError } from '@repo/ui/patterns/LoadError';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useMyRecord } from '../../api/my-record.ts';
import { serverMessage } from '../../language/server-message.ts';
import { useFailureWords } from '../../language/use-failure-words.ts';
import { useLanguage } from '../../language/use-language.ts';
import { Capture } from './Capture.tsx';
import { Consent } from './Consent.tsx';
import { Frame } from './Frame.tsx';
import { identityQuery } from './identity-query.ts';
import { NameChoice } from './NameChoice.tsx';
import { missingForIdentity, ProfileFirst } from './ProfileFirst.tsx';
import { forgetPhotos, useSending, type Permitted } from './sending.ts';
import { Failed, Verified, Waiting } from './StatusCards.tsx';
import { waitWords } from './wait-words.ts';

/** The worker proves the identity with own photos: the consent, the photos, and the result (decisions 12). */
export default function IdentityPage() {
  const { say } = useLanguage();
  const failureWords = useFailureWords();
  const { record, failure } = useMyRecord();
  if (record !== undefined) return <Identity record={record} />;
  return (
    <Frame title={say('identity.title')}>
      {failure === null ? (
        <Skeleton label={say('screen.waiting')} kind="card" count={1} />
      ) : (
        <LoadError message={failureWords(failure.error, 'otp.statusUnknown')} {...failure.retry} />
      )}
    </Frame>
  );
}

function Identity({ record }: { readonly record: WireWorkerRecord }) {
  const { say, language } = useLanguage();
  const query = useQuery(identityQuery(record.id, language));
  const failure = useLoadFailure(query);
  const sending = useSending();
  const [started, setStarted] = useState<Permitted>();
  const status = query.data;
  const permitted = sending?.permitted ?? started;
  const isOver = status !== undefined && !status.may_send && sending === undefined;
  if (permitted !== undefined && !isOver)
    return (
      <Capture
        permitted={permitted}
        onStop={() => {
          forgetPhotos();
          setStarted(undefined);
        }}
      />
    );
  if (status !== undefined)
    return <IdentityContent status={status} record={record} onPermitted={setStarted} />;
  return (
    <Frame title={say('identity.title')}>
      {failure === null ? (
        <Skeleton label={say('screen.waiting')} kind="card" count={1} />
      ) : (
        <LoadError message={wordsOf(failure.error) ?? say('otp.statusUnknown')} {...failure.retry} />
      )}
    </Frame>
  );
}

/** The message of the service, or the text of the specification (worker spec 8). */
const wordsOf = (error: unknown): string | null => serverMessage(failureOf(error));

interface ContentProps {
  readonly status: IdentityStatus;
  readonly record: WireWorkerRecord;
  readonly onPermitted: (permitted: Permitted) => void;
}

function IdentityContent({ status, record, onPermitted }: ContentProps): ReactNode {
  const { say, language } = useLanguage();
  const [goesOn, setGoesOn] = useState(false);
  const title = say('identity.title');
  switch (status.status) {
    case 'verified':
      return (
        <Frame title={say('identity.verified')} width="task">
          <Verified status={status} />
        </Frame>
      );
    case 'checking':
    case 'under_review':
      return (
        <Frame title={waitWords[language].title}>
          <Waiting status={status} />
        </Frame>
      );
    case 'name_differs':
      return (
        <Frame title={say('identity.name.title')}>
          {status.names !== null && <NameChoice names={status.names} message={status.message} />}
        </Frame>
      );
    case 'failed':
    case 'not_started': {
      const isFirst = status.status === 'not_started';
      const missing = missingForIdentity(record);
      const begins = status.may_send && (isFirst || goesOn);
      const subtitle = isFirst ? status.message : undefined;
      const failed = !isFirst && <Failed status={status} />;
      if (begins && missing === null)
        return (
          <Consent record={record} subtitle={subtitle} onPermitted={onPermitted}>
            {failed}
          </Consent>
        );
      return (
        <Frame
          title={title}
          subtitle={subtitle}
          actions={
            status.may_send &&
            !begins && (
              <Button fullWidth onClick={() => setGoesOn(true)}>
                {say('identity.again')}
              </Button>
            )
          }
        >
          {failed}
          {begins && missing !== null && <ProfileFirst missing={missing} />}
        </Frame>
      );
    }
  }
}

import { failureText } from '@repo/api-client/client/failure-text';
import { teamAccountQuery, type TeamAccount } from '@repo/api-client/queries/team-account';
import { workQuery, type OpenedWork } from '@repo/api-client/queries/work';
import { useLoadFailure } from '@repo/app-shell/hooks/use-load-failure';
import { formatDay } from '@repo/domain/dates';
import { permissionOfWork } from '@repo/domain/work-queue';
import { workCodeOf } from '@repo/domain/work-code';
import { Badge } from '@repo/ui/components/Badge';
import { Banner } from '@repo/ui/components/Banner';
import { Skeleton } from '@repo/ui/components/Skeleton';
import { TextLink } from '@repo/ui/components/TextLink';
import { ListBeside } from '@repo/ui/patterns/ListBeside';
import { LoadError } from '@repo/ui/patterns/LoadError';
import { Inline } from '@repo/ui/primitives/Inline';
import { Stack } from '@repo/ui/primitives/Stack';
import { useQuery } from '@tanstack/react-query';
import { client } from '../../api/client.ts';
import { COMING } from '../../parts/coming.ts';
import { Screen } from '../../shell/Screen.tsx';
import { AlsoHere } from '../../work/AlsoHere.tsx';
import { HeldForm } from '../../work/HeldForm.tsx';
import { checkAddress } from '../../work/check-of-item.ts';
import { itemAddress } from '../../work/queue-address.ts';
import { QueueList } from '../../work/QueueList.tsx';
import { useCheckOfItem } from '../../work/use-check-of-item.ts';
import { useOpenedFrom } from '../../work/use-opened-from.ts';
import { TakeNext } from '../../work/TakeNext.tsx';
import { seenOfWork } from '../../work/what-changed.ts';
import { WorkBar } from '../../work/WorkBar.tsx';
import {
  checkNames,
  deadlineBadgeOf,
  holderText,
  kindLabels,
  needLabels,
  workTitle,
} from '../../work/work-words.ts';
import type { ItemKind } from './item-kind.ts';
import { items, ownEntries, standings } from './items.ts';

interface ItemViewProps {
  readonly kind: ItemKind;
  readonly id: string;
}

/** A piece of work outside a case on a page of its own. */
export function ItemView({ kind, id }: ItemViewProps) {
  const account = useQuery(teamAccountQuery(client));
  const opened = useQuery(workQuery(client, { kind, id }));
  const accountFailure = useLoadFailure(account);
  const failure = useLoadFailure(opened) ?? accountFailure;
  const from = useOpenedFrom();
  const { check } = useCheckOfItem();
  const content =
    failure !== null ? (
      <LoadError message={failureText(failure.error, 'It could not be loaded.')} {...failure.retry} />
    ) : opened.data === undefined || account.data === undefined ? (
      <Skeleton label="Loading the work..." count={4} />
    ) : (
      <Loaded kind={kind} opened={opened.data} member={account.data} />
    );
  return (
    <Screen
      title={`${opened.data === undefined ? kindLabels[kind] : workTitle(opened.data.work)} ${workCodeOf(id)}`}
      subtitle={
        opened.data === undefined || account.data === undefined ? (
          COMING
        ) : (
          <>
            {dueText(opened.data, account.data.id)}
            {check !== null && (
              <>
                {'. This comes first. '}
                <TextLink href={checkAddress(check)}>Back to the check: {checkNames[check.check]}</TextLink>
              </>
            )}
          </>
        )
      }
      action={
        <Inline gap="small">
          <AlsoHere kind={kind} id={id} />
          {opened.data?.is_open === true && account.data !== undefined && (
            <Acts opened={opened.data} member={account.data} />
          )}
        </Inline>
      }
    >
      {from === null ? (
        content
      ) : (
        <ListBeside
          // The photos of an identity need the room.
          list={<QueueList filters={from} current={itemAddress({ kind, id }, from)} isStepped />}
        >
          {content}
        </ListBeside>
      )}
    </Screen>
  );
}

/** Until when, and who holds it. Nobody holds what another member must decide after this one. */
function dueText({ work, is_open: isOpen, had_say: hadSay }: OpenedWork, ownId: string): string {
  if (!isOpen) return 'Done';
  const due = `Due ${formatDay(work.due_at)}`;
  return hadSay && work.holder === null ? due : `${due}, held by ${holderText(work.holder, ownId)}`;
}

/** Why a member who had a say cannot take it. */
const saidText = (kind: ItemKind): string =>
  kind === 'dispute'
    ? 'You had a say in the finding. Another member decides the dispute.'
    : 'You decided. A colleague looks at it next.';

interface LoadedProps {
  readonly kind: ItemKind;
  readonly opened: OpenedWork;
  readonly member: TeamAccount;
}

/** How urgent it is, and what the member can do with it. */
function Acts({ opened: { work, had_say: hadSay }, member }: Omit<LoadedProps, 'kind'>) {
  const deadline = deadlineBadgeOf(work);
  return (
    <>
      {deadline !== null && <Badge tone={deadline.tone}>{deadline.label}</Badge>}
      {work.needs !== 'first_look' && <Badge tone="info">{needLabels[work.needs]}</Badge>}
      {!hadSay && <WorkBar work={work} member={member} />}
    </>
  );
}

function Loaded({ kind, opened, member }: LoadedProps) {
  const { work, is_open: isOpen, had_say: hadSay } = opened;
  const isMine = work.holder?.id === member.id;
  const Item = items[kind];
  const OwnEntry = ownEntries[kind];
  const Standing = member.permissions.includes(permissionOfWork[kind]) ? standings[kind] : undefined;
  const showsOwnEntry = isOpen && hadSay && OwnEntry !== undefined;
  return (
    <Stack gap="medium">
      <HeldForm
        piece={opened}
        seen={seenOfWork(opened)}
        isOpen={isMine || showsOwnEntry}
        otherwise={
          isOpen ? (
            hadSay ? (
              <Banner tone="info" title={saidText(kind)} />
            ) : (
              <Closed />
            )
          ) : (
            Standing !== undefined && <Standing id={work.id} />
          )
        }
      >
        {(read) =>
          read.work.holder?.id === member.id ? (
            <>
              {!isMine && <Closed />}
              <Item work={read.work} member={member} />
            </>
          ) : (
            OwnEntry !== undefined && <OwnEntry work={read.work} />
          )
        }
      </HeldForm>
      {!isMine && (!isOpen || hadSay) && mayTake(member, kind) && (
        <div>
          <TakeNext queue={work.queue} />
        </div>
      )}
    </Stack>
  );
}

const mayTake = ({ permissions }: TeamAccount, kind: ItemKind): boolean =>
  permissions.includes('takeWork') && permissions.includes(permissionOfWork[kind]);

const Closed = () => <Banner tone="info" title="It opens for the member who holds it." />;

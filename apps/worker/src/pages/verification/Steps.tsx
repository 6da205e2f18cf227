import type { VerificationStatus } from '@repo/api-client/queries/worker-status';
import type { StepState } from '@repo/domain/worker-verification-steps';
import { ButtonLink } from '@repo/ui/components/Button';
import { CircularProgress } from '@repo/ui/components/CircularProgress';
import { TextLink } from '@repo/ui/components/TextLink';
import { Timeline, type TimelineStage, type TimelineStep } from '@repo/ui/components/Timeline';
import { TitledCard } from '@repo/ui/components/TitledCard';
import { CheckIcon } from '@repo/ui/icons/CheckIcon';
import { ClockIcon } from '@repo/ui/icons/ClockIcon';
import { MinusIcon } from '@repo/ui/icons/MinusIcon';
import { UploadIcon } from '@repo/ui/icons/UploadIcon';
import { Inline } from '@repo/ui/primitives/Inline';
import { Stack } from '@repo/ui/primitives/Stack';
import { Text } from '@repo/ui/primitives/Text';
import { VisuallyHidden } from '@repo/ui/primitives/VisuallyHidden';
import type { PlainKey } from '../../language/catalogue.ts';
import { useLanguage } from '../../language/use-language.ts';
import { actsOf, firstOf, isOwnKey, type OwnKey, type StepAct } from './step-acts.ts';
import { stepWords } from './step-words.ts';

type Looks = Required<Pick<TimelineStep, 'icon' | 'tone'>>;

const looks: Readonly<Record<StepState, Looks>> = {
  completed: { icon: CheckIcon, tone: 'success' },
  pending: { icon: ClockIcon, tone: 'info' },
  not_started: { icon: MinusIcon, tone: 'default' },
};

/** How far she is, and the five steps, each with its state (worker spec 2.14). The first that waits for her has a button. */
export function Steps({ status }: { readonly status: VerificationStatus }) {
  const { language, say } = useLanguage();
  const acts = actsOf(status);
  const first = firstOf(acts);
  const isOptional = acts[first]?.isOptional === true;
  const done = status.steps.filter(({ state }) => state === 'completed').length;
  return (
    <TitledCard title={say('verification.steps')} gap="medium">
      <Inline gap="medium">
        <CircularProgress percent={status.percentage} label={say('verification.progress')} />
        <Text weight="medium">{stepWords[language].done(done, status.steps.length)}</Text>
      </Inline>
      <Timeline
        steps={status.steps.map((each, place) => {
          const { step, note } = each;
          const state = shownState(each, status);
          const act = acts[place] ?? null;
          const stage = stageOf(state, first === -1 ? state === 'pending' : place === first);
          return {
            title: say(`step.${step}`),
            stage,
            ...looks[state],
            ...(note === 'pending_upload' && { icon: UploadIcon }),
            ...(stage === 'now' && { tone: first === -1 ? 'info' : isOptional ? 'default' : 'warning' }),
            state: (
              <>
                <VisuallyHidden>{`${say(`verification.state.${state}`)}: `}</VisuallyHidden>
                {note === 'references_verified'
                  ? say('step.note.references_verified', countOf(status.references))
                  : say(`step.note.${note}`)}
              </>
            ),
            text:
              act === null ? (
                acts[first]?.comesLast === true &&
                note === 'waiting_for_documents' &&
                stepWords[language].approval
              ) : (
                <Act act={act} isFirst={place === first} />
              ),
          };
        })}
      />
    </TitledCard>
  );
}

/** Nobody is called while no check runs: until one has confirmed, named references have not begun. */
const shownState = (
  { step, state }: VerificationStatus['steps'][number],
  { check_open: isCheckOpen, references }: VerificationStatus,
): StepState =>
  step === 'references' && state === 'pending' && !isCheckOpen && references.verified === 0
    ? 'not_started'
    : state;

const stageOf = (state: StepState, isNow: boolean): TimelineStage =>
  state === 'completed' ? 'past' : isNow ? 'now' : 'later';

/** More verified references than needed count as all. */
const countOf = ({ verified, needed }: VerificationStatus['references']) => ({
  verified: Math.min(verified, needed),
  needed,
});

interface ActProps {
  readonly act: StepAct;
  readonly isFirst: boolean;
}

function Act({ act: { text, action, href, isWaitedFor = false, isOptional = false }, isFirst }: ActProps) {
  const { say, language } = useLanguage();
  const worded = (key: PlainKey | OwnKey) => (isOwnKey(key) ? stepWords[language][key] : say(key));
  return (
    <Stack gap="xsmall">
      {isWaitedFor && <Text weight="medium">{stepWords[language].waited}</Text>}
      {text !== undefined && <Text>{worded(text)}</Text>}
      {isFirst ? (
        <ButtonLink href={href} variant={isOptional ? 'secondary' : 'primary'} fullWidth>
          {worded(action)}
        </ButtonLink>
      ) : (
        <TextLink placement="alone" href={href}>
          {worded(action)}
        </TextLink>
      )}
    </Stack>
  );
}

import { addAttachment, listAttachments, openAttachment } from '@repo/api-client/contract/attachments';
import type { Attachment } from '@repo/api-client/queries/attachments';
import { answers, breaks, waits } from '@repo/api-client/recorded/recorded-calls';
import { inTurn, isAsked, open, press } from '@repo/app-shell/story-kit/gestures';
import { Stack } from '@repo/ui/primitives/Stack';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { attachment, noAttachments } from '../../../../../stories/attachments.ts';
import { caseWith, you } from '../../../../../stories/cases.ts';
import { certificate } from '../../../../../stories/invented-photos.ts';
import { dark, narrow, screenOf } from '../../../../../stories/screen.tsx';
import { wanjiku } from '../../../../../stories/team.ts';
import { paths } from '../../../../paths.ts';
import { Screen } from '../../../../shell/Screen.tsx';
import { Attachments } from './Attachments.tsx';

const meta = {
  title: 'Screens/Team/Attachments',
  component: Attachments,
  tags: ['!autodocs'],
} satisfies Meta<typeof Attachments>;
export default meta;

const held = caseWith({ social_media: { holder: you } });
const withFiles = caseWith({ social_media: { holder: you, has_attachments: true } });
const decided = caseWith({
  social_media: { status: 'decided', outcome: 'finding', has_attachments: true },
});
const socialOf = ({ checks }: typeof held) => {
  const check = checks.find(({ check_kind: kind }) => kind === 'social_media');
  if (check === undefined) throw new Error('A premium case has a social screening');
  return check;
};
const cardOf = (found: typeof held) => {
  const Card = () => (
    <Screen title="Case 4F2A91">
      <Stack gap="medium">
        <Attachments found={found} check={socialOf(found)} member={wanjiku} />
      </Stack>
    </Screen>
  );
  return screenOf(Card, paths.case(found.id));
};
const screen = cardOf(held);
const screenWithFiles = cardOf(withFiles);

const own = attachment(1, { is_own: true, may_remove: true, added_by: you.name });
const lists = (...attachments: readonly Attachment[]) =>
  answers(listAttachments, { attachments: [...attachments] });
const both = [lists(own, attachment(2)), answers(openAttachment, certificate)];

const add: NonNullable<StoryObj['play']> = async ({ canvas, userEvent }) =>
  userEvent.upload(
    await canvas.findByLabelText('Screenshot or letter Choose a file'),
    new File([new Uint8Array(482_113)], 'Screenshot 2026-11-23 at 09.14.png', { type: 'image/png' }),
  );

const line = open(/^Add evidence/);
export const NothingYet = screen({
  recorded: [noAttachments],
  shows: '· needed for a finding, not for “Clear”',
});
export const ToAdd = screen({
  recorded: [noAttachments],
  does: inTurn(line),
  shows: 'Only what concerns the work. A screenshot can be pasted.',
  tags: ['every-desk'],
});
export const Files = screenWithFiles({ recorded: both, shows: 'File 2' });
export const FilesDark = screenWithFiles({ recorded: both, shows: 'File 2', globals: dark });
export const FilesOnNarrowestPhone = screenWithFiles({ recorded: both, shows: 'File 2', globals: narrow });
export const Opened = screenWithFiles({ recorded: both, does: press('Open file 2'), shows: 'File 1' });
export const AsksToTakeBack = screenWithFiles({
  recorded: both,
  does: inTurn(press('Take back file 1'), isAsked('Take file 1 back?')),
  shows: 'File 1',
});
export const Adding = screen({
  recorded: [waits(addAttachment), noAttachments],
  does: inTurn(line, add),
  shows: 'Screenshot 2026-11-23 at 09.14.png',
});
export const NotAdded = screen({
  recorded: [breaks(addAttachment), noAttachments],
  does: inTurn(line, add),
  shows: 'Network error. Please try again.',
});
export const FileNotLoaded = screenWithFiles({
  recorded: [breaks(openAttachment), ...both],
  does: press('Open file 2'),
  shows: 'Network error. Please try again.',
});
export const TenFiles = screenWithFiles({
  tags: ['!picture'],
  recorded: [lists(...Array.from({ length: 10 }, (_, at) => attachment(at + 1)))],
  does: inTurn(line),
  shows: 'A check has at most 10 files.',
});
export const AfterTheDecision = cardOf(decided)({ recorded: both, shows: 'File 2' });

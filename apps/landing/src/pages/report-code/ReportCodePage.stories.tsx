import type { Meta, StoryObj } from '@storybook/react-vite';
import { FillingProvider, filledWith, type Blank } from '../../site/filling.tsx';
import { knownStates, type KnownState } from './looks.ts';
import { ReportCodePage } from './ReportCodePage.tsx';

const report = {
  origin: 'https://amini.example',
  report_code: 'H7KX-29QM-TB4W-ZR6N',
  report_number: 'AM-2026-000417',
  issued_on: 'Nov 21, 2026',
  package_name: 'Standard Check',
  worker_name: 'Amina B.',
} as const;

interface Shown {
  readonly language: 'en' | 'sw';
  readonly state: KnownState;
  readonly known: Readonly<Partial<Record<Blank, string>>>;
}

const meta = {
  title: 'Screens/Landing/Report Code',
  component: ({ language, state, known }: Shown) => (
    <FillingProvider value={filledWith(known)}>
      <ReportCodePage language={language} state={state} />
    </FillingProvider>
  ),
  args: { language: 'en', state: 'genuine', known: report },
  argTypes: { state: { control: 'select', options: knownStates } },
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', stays: true },
  globals: { audience: 'landing' },
} satisfies Meta<Shown>;
export default meta;
type Story = StoryObj<typeof meta>;

const { issued_on: _issuedOn, ...underWay } = report;
const inKiswahili = { language: 'sw', known: { ...report, issued_on: '21 Nov 2026' } } as const;
const takenBack = {
  origin: report.origin,
  report_code: report.report_code,
  revoked_on: 'Nov 22, 2026',
} as const;

export const Genuine: Story = {};
export const GenuineInKiswahili: Story = { tags: ['kiswahili'], args: inKiswahili };
export const GenuineDark: Story = { globals: { audience: 'landing', mode: 'dark' } };
export const GenuineOnNarrowestPhone: Story = {
  args: {
    ...inKiswahili,
    known: {
      ...inKiswahili.known,
      worker_name: 'Mwanamkasi-Nyamburakariuki C.',
      package_name: 'Urgent Verification',
    },
  },
  globals: { audience: 'landing', viewport: { value: 'narrow' } },
};
export const InProgress: Story = { args: { state: 'inProgress', known: underWay } };
export const InProgressInKiswahili: Story = {
  tags: ['kiswahili'],
  args: { state: 'inProgress', language: 'sw', known: underWay },
};
export const Superseded: Story = { tags: ['!picture'], args: { state: 'superseded' } };
export const SupersededInKiswahili: Story = {
  tags: ['kiswahili'],
  args: { ...inKiswahili, state: 'superseded' },
};
export const Expired: Story = { args: { state: 'expired' } };
export const ExpiredInKiswahili: Story = {
  tags: ['kiswahili', '!picture'],
  args: { ...inKiswahili, state: 'expired' },
};
const withdrawn = { origin: report.origin, report_code: report.report_code } as const;
export const Withdrawn: Story = { tags: ['!picture'], args: { state: 'withdrawn', known: withdrawn } };
export const WithdrawnInKiswahili: Story = {
  tags: ['kiswahili'],
  args: { state: 'withdrawn', language: 'sw', known: withdrawn },
};
export const Revoked: Story = { tags: ['!picture'], args: { state: 'revoked', known: takenBack } };
export const RevokedWithoutDate: Story = {
  args: { state: 'revoked', known: { origin: report.origin, report_code: report.report_code } },
};
export const RevokedInKiswahili: Story = {
  tags: ['kiswahili'],
  args: { state: 'revoked', language: 'sw', known: { ...takenBack, revoked_on: '22 Nov 2026' } },
};

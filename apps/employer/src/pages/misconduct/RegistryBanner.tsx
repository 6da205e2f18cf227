import type { Registry } from '@repo/api-client/queries/misconduct';
import type { RegistryStatus } from '@repo/domain/misconduct';
import { Banner, type BannerProps } from '@repo/ui/components/Banner';
import { FlagIcon } from '@repo/ui/icons/FlagIcon';
import { QuestionIcon } from '@repo/ui/icons/QuestionIcon';
import { Stack } from '@repo/ui/primitives/Stack';
import { Text } from '@repo/ui/primitives/Text';
import type { ReactNode } from 'react';
import { NO_INCIDENT, recordCount, statusOf } from './words.ts';

interface RegistryBannerProps {
  readonly registry: Registry;
  /** The facts behind it. */
  readonly children?: ReactNode;
}

/** The registry in one line. */
export function RegistryBanner({ registry, children }: RegistryBannerProps) {
  const { tone, icon, title, text } = banners[statusOf(registry)];
  return (
    <Banner tone={tone} icon={icon} title={title}>
      <Stack gap="xsmall">
        <Text>{text(registry)}</Text>
        {children}
      </Stack>
    </Banner>
  );
}

interface StatusBanner extends Pick<BannerProps, 'tone' | 'icon'> {
  readonly title: string;
  readonly text: (registry: Registry) => string;
}

const banners: Readonly<Record<RegistryStatus, StatusBanner>> = {
  clear: { tone: 'success', title: 'No Records Found', text: () => NO_INCIDENT },
  records_found: {
    tone: 'finding',
    icon: FlagIcon,
    title: 'Records Found',
    text: ({ records_found }) =>
      `${recordCount(records_found ?? 0)}, upheld after we asked for the worker’s side.`,
  },
  not_checked: {
    tone: 'info',
    title: 'Not Checked Yet',
    text: () => 'Our team has not searched the registry yet. Until then, nothing on record is shown.',
  },
  unable_to_verify: {
    tone: 'unknown',
    icon: QuestionIcon,
    title: 'Unable to Verify',
    text: () => 'Our team looked, and could not tell whether anything is on record.',
  },
};

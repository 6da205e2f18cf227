import type { WorkQueue } from '@repo/domain/work-queue';
import { BriefcaseIcon } from '@repo/ui/icons/BriefcaseIcon';
import { CardIcon } from '@repo/ui/icons/CardIcon';
import { CheckCircleIcon } from '@repo/ui/icons/CheckCircleIcon';
import { DocumentIcon } from '@repo/ui/icons/DocumentIcon';
import { FlagIcon } from '@repo/ui/icons/FlagIcon';
import { HeartIcon } from '@repo/ui/icons/HeartIcon';
import { LockIcon } from '@repo/ui/icons/LockIcon';
import { MailIcon } from '@repo/ui/icons/MailIcon';
import { MessageIcon } from '@repo/ui/icons/MessageIcon';
import { PhoneIcon } from '@repo/ui/icons/PhoneIcon';
import { ProgressIcon } from '@repo/ui/icons/ProgressIcon';
import { RefreshIcon } from '@repo/ui/icons/RefreshIcon';
import { SearchIcon } from '@repo/ui/icons/SearchIcon';
import { ShieldIcon } from '@repo/ui/icons/ShieldIcon';
import { StarIcon } from '@repo/ui/icons/StarIcon';
import { WarningIcon } from '@repo/ui/icons/WarningIcon';
import type { ReactNode } from 'react';

export const queueIcons: Readonly<Record<WorkQueue, ReactNode>> = {
  identity: <CardIcon />,
  references: <PhoneIcon />,
  criminal_record: <ShieldIcon />,
  social_media: <SearchIcon />,
  health: <HeartIcon />,
  work_history: <BriefcaseIcon />,
  misconduct_registry: <FlagIcon />,
  final_review: <CheckCircleIcon />,
  second_look: <ProgressIcon />,
  incidents: <WarningIcon />,
  disputes: <MessageIcon />,
  documents: <DocumentIcon />,
  reviews: <StarIcon />,
  messages: <MailIcon />,
  refunds: <RefreshIcon />,
  chargebacks: <LockIcon />,
};

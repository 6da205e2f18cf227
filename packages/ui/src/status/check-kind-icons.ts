import type { CheckKind } from '@repo/domain/check';
import { BriefcaseIcon } from '../icons/BriefcaseIcon.tsx';
import { ClipboardIcon } from '../icons/ClipboardIcon.tsx';
import { DocumentIcon } from '../icons/DocumentIcon.tsx';
import { FlagIcon } from '../icons/FlagIcon.tsx';
import { HeartIcon } from '../icons/HeartIcon.tsx';
import type { Icon } from '../icons/make-icon.tsx';
import { MessageIcon } from '../icons/MessageIcon.tsx';
import { PersonIcon } from '../icons/PersonIcon.tsx';
import { PhoneIcon } from '../icons/PhoneIcon.tsx';

/** The drawing of each kind of check. */
export const checkKindIcons: Readonly<Record<CheckKind, Icon>> = {
  identity: PersonIcon,
  // References are called.
  references: PhoneIcon,
  criminal_record: DocumentIcon,
  social_media: MessageIcon,
  health: HeartIcon,
  work_history: BriefcaseIcon,
  misconduct_registry: FlagIcon,
  final_review: ClipboardIcon,
};

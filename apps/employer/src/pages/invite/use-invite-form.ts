import type { Invitation } from '@repo/api-client/queries/dashboard';
import {
  DEFAULT_SERVICE_TYPE,
  inviteFormErrors,
  type inviteServiceTypes,
  type InviteFormErrors,
} from '@repo/domain/invite-form';
import { completeInvitePhone, normalisePhone } from '@repo/domain/phone';
import { useState } from 'react';

type ServiceType = (typeof inviteServiceTypes)[number];

export interface InviteFields {
  readonly name: string;
  readonly phone: string;
  readonly location: string;
  readonly serviceType: ServiceType;
  readonly packageId: number | null;
}
export type InviteFieldName = keyof InviteFormErrors;

const empty: InviteFields = {
  name: '',
  phone: '',
  location: '',
  serviceType: DEFAULT_SERVICE_TYPE,
  packageId: null,
};

/** The wire's shape of what was typed; `null` while the phone is none. */
export function toInvitation(fields: InviteFields): Invitation | null {
  const phone = normalisePhone(fields.phone);
  if (phone === null || fields.packageId === null) return null;
  return {
    name: fields.name.trim(),
    phone,
    packageId: fields.packageId,
    location: fields.location.trim() || null,
    serviceType: fields.serviceType,
  };
}

/** What is typed into the invitation, and what is wrong with it. A field's error goes when the field is edited. */
export function useInviteForm() {
  const [fields, setFields] = useState(empty);
  const [errors, setErrors] = useState<InviteFormErrors>({});

  const edit = (change: Partial<InviteFields>, field?: InviteFieldName) => {
    setFields((before) => ({ ...before, ...change }));
    if (field !== undefined) setErrors(({ [field]: _cleared, ...others }) => others);
  };
  /** Checks one field when it is left, and the phone gets its 254. */
  const leave = (field: 'name' | 'phone') => {
    const completed = { ...fields, phone: completeInvitePhone(fields.phone) };
    if (field === 'phone') setFields(completed);
    const error = inviteFormErrors(completed)[field];
    if (error !== undefined) setErrors((before) => ({ ...before, [field]: error }));
  };
  return { fields, errors, edit, leave, setErrors };
}

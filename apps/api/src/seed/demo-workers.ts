import type { availabilities, educationLevels } from '@repo/domain/worker-profile-form';

export interface DemoWorker {
  readonly name: string;
  readonly phone: string;
  readonly location: string;
  readonly serviceType: string;
  readonly experienceYears: number;
  readonly bio: string;
  readonly skills: string;
  readonly languages: string;
  readonly education: (typeof educationLevels)[number];
  readonly availability: (typeof availabilities)[number];
  /** `YYYY-MM-DD` */
  readonly dateOfBirth: string;
  readonly nationalId: string;
  readonly identity: 'verified' | 'pending' | 'not_verified';
  readonly memberForDays: number;
  readonly editedDaysAgo: number;
  readonly references: readonly {
    readonly name: string;
    readonly phone: string;
    readonly relationship: string;
    readonly status: 'pending' | 'verified';
  }[];
}

const reference = (name: string, phone: string, status: 'pending' | 'verified') => ({
  name,
  phone,
  relationship: 'Previous Employer',
  status,
});

/** Invented people with numbers that no network assigns. */
export const demoWorkers: readonly DemoWorker[] = [
  {
    name: 'Achieng Mbeki',
    phone: '0700 000 101',
    location: 'Kilimani, Nairobi',
    serviceType: 'Nanny',
    experienceYears: 6,
    bio: 'I have cared for infants and toddlers in three homes. I know first aid and I enjoy reading with children.',
    skills: 'Infant care, first aid, cooking for children',
    languages: 'English, Kiswahili, Dholuo',
    education: 'College/Diploma',
    availability: 'Full-time',
    dateOfBirth: '1994-03-12',
    nationalId: '00000101',
    identity: 'verified',
    memberForDays: 210,
    editedDaysAgo: 20,
    references: [
      reference('Ruth Kamande', '0700 000 201', 'verified'),
      reference('Paul Odera', '0700 000 202', 'verified'),
    ],
  },
  {
    name: 'Wanjiru Kibet',
    phone: '0700 000 102',
    location: 'Westlands, Nairobi',
    serviceType: 'House Manager',
    experienceYears: 9,
    bio: 'I run a household from shopping to school runs, and keep a simple book of expenses.',
    skills: 'Budgeting, cooking, laundry, supervising other staff',
    languages: 'English, Kiswahili, Kikuyu',
    education: 'College/Diploma',
    availability: 'Full-time',
    dateOfBirth: '1988-07-30',
    nationalId: '00000102',
    identity: 'verified',
    memberForDays: 160,
    editedDaysAgo: 45,
    references: [reference('Joy Mutiso', '0700 000 203', 'pending')],
  },
  {
    name: 'Baraka Otieno',
    phone: '0700 000 103',
    location: 'Nyali, Mombasa',
    serviceType: 'Driver',
    experienceYears: 11,
    bio: 'Class BCE licence. Family driver since 2014, school runs and upcountry travel.',
    skills: 'Defensive driving, basic car repairs',
    languages: 'English, Kiswahili',
    education: 'Secondary School',
    availability: 'Flexible',
    dateOfBirth: '1985-11-05',
    nationalId: '00000103',
    identity: 'pending',
    memberForDays: 90,
    editedDaysAgo: 3,
    references: [],
  },
  {
    name: 'Zawadi Naliaka',
    phone: '0700 000 104',
    location: 'Kisumu',
    serviceType: 'Cook',
    experienceYears: 4,
    bio: 'Home cooking, Swahili dishes and meals for children with allergies.',
    skills: 'Swahili dishes, baking, meals without nuts or milk',
    languages: 'Kiswahili, Luhya, some English',
    education: 'Secondary School',
    availability: 'Part-time',
    dateOfBirth: '1997-01-22',
    nationalId: '00000104',
    identity: 'not_verified',
    memberForDays: 40,
    editedDaysAgo: 38,
    references: [],
  },
  {
    name: 'Mumbua Chebet',
    phone: '0700 000 105',
    location: 'Nakuru',
    serviceType: 'Housekeeper',
    experienceYears: 1,
    bio: 'I am careful with laundry and ironing, and I like order.',
    skills: 'Laundry, ironing, deep cleaning',
    languages: 'Kiswahili, Kamba',
    education: 'Primary School',
    availability: 'Weekends only',
    dateOfBirth: '2001-09-14',
    nationalId: '00000105',
    identity: 'verified',
    memberForDays: 30,
    editedDaysAgo: 12,
    references: [reference('Hellen Were', '0700 000 204', 'verified')],
  },
  {
    name: 'Kamau Simiyu',
    phone: '0700 000 106',
    location: 'Karen, Nairobi',
    serviceType: 'Gardener',
    experienceYears: 14,
    bio: 'Lawns, vegetables and hedges. I keep tools in good order and water with care.',
    skills: 'Lawns, vegetables, hedges, drip irrigation',
    languages: 'Kiswahili, Kikuyu, English',
    education: 'Secondary School',
    availability: 'Part-time',
    dateOfBirth: '1979-05-02',
    nationalId: '00000106',
    identity: 'not_verified',
    memberForDays: 12,
    editedDaysAgo: 12,
    references: [],
  },
];

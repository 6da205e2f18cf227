export const messages = {
  'verification.title': 'Verification Status',
  'verification.enforced': 'Please verify your identity to go on.',
  'verification.failed': 'Your verification could not be loaded. Please try again.',
  'verification.progress': 'Verification',
  'verification.steps': 'Your steps',
  'verification.state.completed': 'Done',
  'verification.state.pending': 'In progress',
  'verification.state.not_started': 'Not started',

  'step.profile_created': 'Profile Created',
  'step.id_uploaded': 'ID Uploaded',
  'step.police_clearance': 'Police Clearance',
  'step.references': 'References',
  'step.final_approval': 'Final Approval',

  'step.note.completed': 'Completed',
  'step.note.incomplete': 'Incomplete',
  'step.note.verified': 'Verified',
  'step.note.under_review': 'Under review',
  'step.note.pending_upload': 'Pending Upload',
  'step.note.not_verified': 'Not verified',
  'step.note.refused': 'Not accepted',
  'step.note.expired': 'Expired',
  'step.note.references_verified': '{verified} of {needed} verified',
  'step.note.approved': 'Approved',
  'step.note.waiting_for_documents': 'Waiting for documents',
  'step.note.waiting_for_check': 'Starts when an employer asks for a check',

  'step.go.profile_created': 'Complete Profile',

  'verification.identity.text':
    'Take a selfie and a photo of your National ID. It is free, and the photos are deleted after the check.',
  'verification.identity.failed':
    'Your identity could not be verified. You can see why, and try again with new photos.',
  'verification.identity.pending': 'Your photos are being looked at. You do not have to do anything.',
  'verification.identity.name':
    'The name on your ID is not the one in your profile. Please tell us which is right.',
  'verification.identity.answer': 'Answer',
  'verification.identity.start': 'Start',
  'verification.identity.again': 'See why, and try again',
  'verification.identity.see': 'See how it stands',

  'verification.findings': 'Results about you',
  'verification.findings.text':
    'Everything that our checks found. If something is wrong, you can dispute it.',
  'verification.findings.asked': 'We would like to hear your side. Nothing is decided yet.',
  'verification.findings.open': 'See all results',
} as const;

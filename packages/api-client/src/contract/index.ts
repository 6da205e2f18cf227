/** Every call of the service, by resource. The server registers these calls and its documentation lists them. */
import * as attachments from './attachments.ts';
import * as blocks from './blocks.ts';
import * as cases from './cases.ts';
import * as chargebacks from './chargebacks.ts';
import * as checks from './checks.ts';
import * as contactRequests from './contact-requests.ts';
import * as documents from './documents.ts';
import * as employer from './employer.ts';
import * as invitations from './invitations.ts';
import * as employerAuth from './employer-auth.ts';
import * as employerProfile from './employer-profile.ts';
import * as findings from './findings.ts';
import * as identity from './identity.ts';
import * as messageThreads from './message-threads.ts';
import * as misconduct from './misconduct.ts';
import * as nannies from './nannies.ts';
import * as onboarding from './onboarding.ts';
import * as photos from './photos.ts';
import * as references from './references.ts';
import * as refunds from './refunds.ts';
import * as reportCodes from './report-codes.ts';
import * as reviews from './reviews.ts';
import * as sampleReport from './sample-report.ts';
import * as team from './team.ts';
import * as teamAccount from './team-account.ts';
import * as teamAuth from './team-auth.ts';
import * as verifications from './verifications.ts';
import * as work from './work.ts';
import * as worker from './worker.ts';
import * as workerApp from './worker-app.ts';
import * as workerAuth from './worker-auth.ts';
import * as workerStatus from './worker-status.ts';

export const contract = {
  employerAuth: {
    sendEmployerCode: employerAuth.sendEmployerCode,
    verifyEmployerCode: employerAuth.verifyEmployerCode,
    signOutEmployer: employerAuth.signOutEmployer,
    signOutEmployerEverywhere: employerAuth.signOutEmployerEverywhere,
  },
  nannies: {
    listNannies: nannies.listNannies,
    searchByNumber: nannies.searchByNumber,
    getNanny: nannies.getNanny,
    createNanny: nannies.createNanny,
    getPublicProfile: nannies.getPublicProfile,
    listNannyReviews: nannies.listNannyReviews,
  },
  employer: {
    getDashboard: employer.getDashboard,
    initiateVerification: invitations.initiateVerification,
    getInvitationStatus: invitations.getInvitationStatus,
    withdrawInvitation: invitations.withdrawInvitation,
    changeInvitation: invitations.changeInvitation,
    purchasePackage: employer.purchasePackage,
    getPurchaseCallback: employer.getPurchaseCallback,
    dismissPurchase: employer.dismissPurchase,
    listPackages: employer.listPackages,
    getEmployerProfile: employerProfile.getEmployerProfile,
    saveEmployerProfile: employerProfile.saveEmployerProfile,
  },
  verifications: {
    getCompletion: verifications.getCompletion,
    getDeepCheck: verifications.getDeepCheck,
    downloadReport: verifications.downloadReport,
    showIdNumber: verifications.showIdNumber,
  },
  reportCodes: {
    lookUpReportCode: reportCodes.lookUpReportCode,
    lookUpIssuedFile: reportCodes.lookUpIssuedFile,
    revokeReportCode: reportCodes.revokeReportCode,
  },
  sampleReport: {
    getSampleReport: sampleReport.getSampleReport,
  },
  reviews: {
    listPendingReviews: reviews.listPendingReviews,
    getMyReview: reviews.getMyReview,
    listWrittenReviews: reviews.listWrittenReviews,
    writeReview: reviews.writeReview,
    changeReview: reviews.changeReview,
    deleteReview: reviews.deleteReview,
    listWaitingReviews: reviews.listWaitingReviews,
    getWaitingReview: reviews.getWaitingReview,
    decideReview: reviews.decideReview,
  },
  misconduct: {
    reportIncident: misconduct.reportIncident,
    getMisconduct: misconduct.getMisconduct,
    getIncident: misconduct.getIncident,
    getIncidentVerdicts: misconduct.getIncidentVerdicts,
    assignIncident: misconduct.assignIncident,
    requestStatement: misconduct.requestStatement,
    recordStatement: misconduct.recordStatement,
    decideIncident: misconduct.decideIncident,
  },
  workerAuth: {
    sendWorkerCode: workerAuth.sendWorkerCode,
    verifyWorkerCode: workerAuth.verifyWorkerCode,
    signOutWorker: workerAuth.signOutWorker,
    signOutWorkerEverywhere: workerAuth.signOutWorkerEverywhere,
  },
  worker: {
    getMe: worker.getMe,
    changeProfile: worker.changeProfile,
    chooseLanguage: worker.chooseLanguage,
  },
  photos: {
    uploadPhoto: photos.uploadPhoto,
    removePhoto: photos.removePhoto,
    getPhoto: photos.getPhoto,
  },
  documents: {
    listOwnDocuments: documents.listOwnDocuments,
    uploadDocument: documents.uploadDocument,
    removeDocument: documents.removeDocument,
    downloadOwnDocument: documents.downloadOwnDocument,
    saveCertificate: documents.saveCertificate,
    listDocumentsOf: documents.listDocumentsOf,
    openDocument: documents.openDocument,
    decideDocument: documents.decideDocument,
  },
  attachments: {
    listAttachments: attachments.listAttachments,
    addAttachment: attachments.addAttachment,
    openAttachment: attachments.openAttachment,
    removeAttachment: attachments.removeAttachment,
  },
  findings: {
    listFindings: findings.listFindings,
    disputeFinding: findings.disputeFinding,
    withdrawDispute: findings.withdrawDispute,
    sayAll: findings.sayAll,
    submitStatement: findings.submitStatement,
  },
  disputes: {
    getDispute: findings.getDispute,
    decideDispute: findings.decideDispute,
  },
  workerStatus: {
    getWorkerReviews: workerStatus.getWorkerReviews,
    getVerificationStatus: workerStatus.getVerificationStatus,
  },
  onboarding: {
    saveOnboarding: onboarding.saveOnboarding,
    getInvitation: onboarding.getInvitation,
    getInvitationOwner: onboarding.getInvitationOwner,
  },
  references: {
    listOwnReferences: references.listOwnReferences,
    saveOwnReferences: references.saveOwnReferences,
    removeOwnReference: references.removeOwnReference,
    listReferencesOfWorker: references.listReferencesOfWorker,
    showReferenceNumber: references.showReferenceNumber,
    recordReferenceCall: references.recordReferenceCall,
  },
  workerApp: {
    getWorkerDashboard: workerApp.getWorkerDashboard,
    listWorkerRequests: workerApp.listWorkerRequests,
    answerWorkerRequest: workerApp.answerWorkerRequest,
    listWorkerConsents: workerApp.listWorkerConsents,
    withdrawWorkerConsent: workerApp.withdrawWorkerConsent,
    listWorkerNotifications: workerApp.listWorkerNotifications,
    readWorkerNotification: workerApp.readWorkerNotification,
    readAllWorkerNotifications: workerApp.readAllWorkerNotifications,
    getWorkerSettings: workerApp.getWorkerSettings,
    saveWorkerSettings: workerApp.saveWorkerSettings,
    getWorkerShare: workerApp.getWorkerShare,
    getWorkerSharePicture: workerApp.getWorkerSharePicture,
    getSharedProfile: workerApp.getSharedProfile,
  },
  identity: {
    getIdentityStatus: identity.getIdentityStatus,
    createIdentityToken: identity.createIdentityToken,
    getIdentityToken: identity.getIdentityToken,
    sendIdentityPhotos: identity.sendIdentityPhotos,
    chooseIdentityName: identity.chooseIdentityName,
    getIdentityCheck: identity.getIdentityCheck,
    getIdentityImage: identity.getIdentityImage,
    decideIdentity: identity.decideIdentity,
  },
  blocks: {
    listWorkerBlocks: blocks.listWorkerBlocks,
    blockEmployer: blocks.blockEmployer,
    endWorkerBlock: blocks.endWorkerBlock,
    reportWords: blocks.reportWords,
    listEmployerReports: blocks.listEmployerReports,
    getReportedWords: blocks.getReportedWords,
  },
  contactRequests: {
    getContactStatus: contactRequests.getContactStatus,
    listContacts: contactRequests.listContacts,
    requestContact: contactRequests.requestContact,
  },
  chargebacks: {
    listChargebacks: chargebacks.listChargebacks,
    getChargeback: chargebacks.getChargeback,
    sendChargebackEvidence: chargebacks.sendChargebackEvidence,
    resolveChargeback: chargebacks.resolveChargeback,
  },
  messageThreads: {
    getMessages: messageThreads.getMessages,
    decideMessages: messageThreads.decideMessages,
  },
  refunds: {
    listRefunds: refunds.listRefunds,
    getRefund: refunds.getRefund,
    retryRefund: refunds.retryRefund,
  },
  teamAuth: {
    sendOpsCode: teamAuth.sendOpsCode,
    verifyOpsCode: teamAuth.verifyOpsCode,
    showSecondFactor: teamAuth.showSecondFactor,
    beginPasskey: teamAuth.beginPasskey,
    showPasskey: teamAuth.showPasskey,
  },
  teamAccount: {
    signOutOps: teamAccount.signOutOps,
    getTeamAccount: teamAccount.getTeamAccount,
    saveTeamAccount: teamAccount.saveTeamAccount,
    beginOwnPasskey: teamAccount.beginOwnPasskey,
    addOwnPasskey: teamAccount.addOwnPasskey,
    removeOwnPasskey: teamAccount.removeOwnPasskey,
    beginOwnTotp: teamAccount.beginOwnTotp,
    confirmOwnTotp: teamAccount.confirmOwnTotp,
    renewRecoveryCodes: teamAccount.renewRecoveryCodes,
    listOwnSessions: teamAccount.listOwnSessions,
    endOwnSession: teamAccount.endOwnSession,
    listOwnConflicts: teamAccount.listOwnConflicts,
    declareConflict: teamAccount.declareConflict,
  },
  team: {
    listTeam: team.listTeam,
    proposeTeamChange: team.proposeTeamChange,
    decideTeamChange: team.decideTeamChange,
    endMembership: team.endMembership,
    listSessionsOfMember: team.listSessionsOfMember,
    endSessionsOfMember: team.endSessionsOfMember,
  },
  work: {
    listQueues: work.listQueues,
    listQueue: work.listQueue,
    findWork: work.findWork,
    listSavedViews: work.listSavedViews,
    saveView: work.saveView,
    removeView: work.removeView,
    getWork: work.getWork,
    showPresence: work.showPresence,
    endPresence: work.endPresence,
    listHeldWork: work.listHeldWork,
    listColleagues: work.listColleagues,
    takeNext: work.takeNext,
    claimWork: work.claimWork,
    giveWork: work.giveWork,
    putWorkBack: work.putWorkBack,
    snoozeWork: work.snoozeWork,
  },
  checks: {
    listChecks: checks.listChecks,
    decideCheck: checks.decideCheck,
    moveCheck: checks.moveCheck,
    getVerdicts: checks.getVerdicts,
  },
  cases: {
    getCase: cases.getCase,
    listCaseEvents: cases.listCaseEvents,
    getCaseFile: cases.getCaseFile,
    getCaseReport: cases.getCaseReport,
    listCaseLooks: cases.listCaseLooks,
  },
} as const;

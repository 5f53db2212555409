export { lookUpDoi, lookUpDois, type LookUpOptions } from "./dois";
export { lookUpOrcid } from "./orcid";
export { LookupFailure } from "./failure";

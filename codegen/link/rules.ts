import { unreadableAccent } from './rules/unreadableAccent.ts';
import { missingLogo } from './rules/missingLogo.ts';
import { incompleteSession } from './rules/incompleteSession.ts';
import type { Rule } from './rule.ts';
import { badReference } from './rules/badReference.ts';
import { cellNotInColumns, defaultNotInColumns, fixedNotInColumns } from './rules/columnLists.ts';
import { contradictoryField } from './rules/contradictoryField.ts';
import { duplicateRoute } from './rules/duplicateRoute.ts';
import { duplicateAddress, duplicateResource, duplicateView } from './rules/duplicates.ts';
import { foreignRecord } from './rules/foreignRecord.ts';
import { ignoredCondition } from './rules/ignoredCondition.ts';
import { impossibleCondition } from './rules/impossibleCondition.ts';
import { impossibleGate } from './rules/impossibleGate.ts';
import { likeChain } from './rules/likeChain.ts';
import { missingOverride, unknownOverride } from './rules/overrides.ts';
import { needlessException } from './rules/needlessException.ts';
import { noMoment } from './rules/noMoment.ts';
import { permissionCircle } from './rules/permissionCircle.ts';
import { rejectedTerm } from './rules/rejectedTerm.ts';
import { misplacedText } from './rules/misplacedText.ts';
import { redirectLoop } from './rules/redirectLoop.ts';
import { repeatedField } from './rules/repeatedField.ts';
import { requiredNotAsked } from './rules/requiredNotAsked.ts';
import { routeWithoutPages } from './rules/routeWithoutPages.ts';
import { shadowedRoute } from './rules/shadowedRoute.ts';
import { missingText, unusedText } from './rules/texts.ts';
import { namelessRecord } from './rules/namelessRecord.ts';
import { openObject } from './rules/openObject.ts';
import { slowPattern } from './rules/slowPattern.ts';
import { placeholderMismatch } from './rules/placeholders.ts';
import { pluralForms } from './rules/pluralForms.ts';
import { repeatedLabel } from './rules/repeatedLabel.ts';
import { repeatedTab } from './rules/repeatedTab.ts';
import { unaskedDelete } from './rules/unaskedDelete.ts';
import { untranslatedText } from './rules/untranslatedText.ts';
import { unreadQuery } from './rules/unreadQuery.ts';
import { ungrantablePermission } from './rules/ungrantablePermission.ts';
import { unfindableRecord } from './rules/unfindableRecord.ts';
import { unfitField } from './rules/unfitField.ts';
import { unfitTree } from './rules/unfitTree.ts';
import { unknownApiAddress } from './rules/unknownApiAddress.ts';
import { unknownField } from './rules/unknownField.ts';
import { unknownLanguage } from './rules/unknownLanguage.ts';
import { unknownPermission } from './rules/unknownPermission.ts';
import { unknownResource } from './rules/unknownResource.ts';
import { unknownAction, unknownForm, unknownIcon, unknownRole } from './rules/unknownNames.ts';
import { unknownRoute } from './rules/unknownRoute.ts';
import { unknownSetting } from './rules/unknownSetting.ts';
import { unknownServer } from './rules/unknownServer.ts';
import { unknownSubject } from './rules/unknownSubject.ts';
import { unknownTab } from './rules/unknownTab.ts';
import { unknownText } from './rules/unknownText.ts';
import { unknownTimeZone } from './rules/unknownTimeZone.ts';
import { unmetExpectation } from './rules/unmetExpectation.ts';

/** Every cross check. A new rule is one file, one line here and one golden folder that proves it. */
export const RULES: readonly Rule[] = [
  duplicateResource,
  duplicateView,
  duplicateAddress,
  unknownResource,
  likeChain,
  unknownField,
  unknownPermission,
  ungrantablePermission,
  permissionCircle,
  unknownRole,
  unknownSetting,
  unknownServer,
  unknownIcon,
  unknownLanguage,
  unknownTimeZone,
  missingLogo,
  incompleteSession,
  unreadableAccent,
  unknownForm,
  unknownTab,
  unknownAction,
  unknownRoute,
  duplicateRoute,
  shadowedRoute,
  redirectLoop,
  routeWithoutPages,
  unfitTree,
  unfindableRecord,
  namelessRecord,
  noMoment,
  unknownApiAddress,
  badReference,
  foreignRecord,
  unreadQuery,
  contradictoryField,
  openObject,
  slowPattern,
  impossibleCondition,
  impossibleGate,
  ignoredCondition,
  unaskedDelete,
  unfitField,
  repeatedField,
  repeatedTab,
  requiredNotAsked,
  fixedNotInColumns,
  defaultNotInColumns,
  cellNotInColumns,
  unknownOverride,
  missingOverride,
  missingText,
  misplacedText,
  unknownText,
  placeholderMismatch,
  pluralForms,
  repeatedLabel,
  untranslatedText,
  rejectedTerm,
  unusedText,
  unknownSubject,
  unmetExpectation,
  needlessException,
];

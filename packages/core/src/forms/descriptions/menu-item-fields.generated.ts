// Made from the entity by tests/architecture/field-descriptions.test.ts; do not edit.
import type { FieldDescription } from '../field-description.js';

/** The fields of a menu item, in the order of its entity. */
export const menuItemFields: readonly FieldDescription[] = [
  {"path":"id","title":"Id","presence":"required","isSystem":true,"kind":"id","messages":{"required":"An id is required","invalid":"Id must be an id"}},
  {"path":"label","title":"Label","presence":"required","kind":"text","maxLength":100,"messages":{"required":"Please enter a menu label","tooLong":"Label must be at most 100 characters"}},
  {"path":"type","title":"Type","presence":"defaulted","fallback":"link","kind":"choice","choices":["link","page","category","custom"],"messages":{"invalid":"Type must be one of link, page, category, custom"}},
  {"path":"url","title":"URL","presence":"required","kind":"path-or-web-address","maxLength":2000,"messages":{"required":"Please enter a URL or select a page","invalid":"URL must be a path that begins with / or a web address","tooLong":"URL must be at most 2000 characters"}},
  {"path":"target","title":"Target","presence":"defaulted","fallback":"_self","kind":"choice","choices":["_self","_blank"],"messages":{"invalid":"Target must be one of _self, _blank"}},
  {"path":"parentId","title":"Parent","presence":"optional","kind":"id","messages":{"invalid":"Parent must be an id"}},
  {"path":"trackingId","title":"Tracking id","presence":"optional","kind":"text","maxLength":100,"messages":{"tooLong":"Tracking id must be at most 100 characters"}},
  {"path":"order","title":"Order","presence":"defaulted","fallback":0,"kind":"number","min":0,"max":10000,"messages":{"invalid":"Order must be a whole number between 0 and 10000"}},
  {"path":"isVisible","title":"Visible","presence":"defaulted","fallback":true,"kind":"flag","messages":{}},
];

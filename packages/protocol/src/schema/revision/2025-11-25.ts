import { z } from "zod";
import { revision20251125 } from "../../revision/2025-11-25.ts";
import { BaseMetadata, Icon, Icons, icons } from "../base-metadata.ts";
import { ClientTasksCapability, modes, ServerTasksCapability } from "../capabilities.ts";
import { samplingContent, toolContent } from "../content.ts";
import {
  ElicitedValue,
  elicitation,
  elicitationComplete,
  elicitationModes,
} from "../elicitation.ts";
import {
  errorObject,
  identified,
  jsonRpcError,
  openMeta,
  progressMeta,
  RequestId,
  versioned,
} from "../json-rpc.ts";
import { about } from "../lifecycle.ts";
import { messages } from "../messages.ts";
import { pagination } from "../pagination.ts";
import type { Parts } from "../parts.ts";
import { fieldSchemas } from "../primitive-schema.ts";
import { resource, resourceLink } from "../resources.ts";
import { revisionSchema } from "../revision-schema.ts";
import { ToolChoice } from "../sampling.ts";
import { features, session } from "../sections.ts";
import { TaskMetadata, tasks } from "../tasks.ts";
import { taskClient, taskServer } from "../task-traffic.ts";
import { dialect, ObjectSchema, ToolAnnotations, ToolExecution, tool } from "../tools.ts";
import { parts20250618, scope20250618 } from "./2025-06-18.ts";


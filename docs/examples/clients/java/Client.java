import java.io.ByteArrayInputStream;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.KeyStore;
import java.security.cert.CertificateFactory;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import javax.net.ssl.SSLContext;
import javax.net.ssl.TrustManagerFactory;
import org.w3c.dom.Element;
import org.w3c.dom.Node;

/**
 * A company's way through its habilitación and its first invoice, with nothing but the JDK. Settings come from the
 * environment: see the README.
 */
public final class Client {
    private static final String CONTRACT = "http://wcf.dian.colombia";

    private final String address = setting("DIAN_ADDRESS");
    private final String nit = setting("DIAN_NIT");
    private final Path documents = Path.of(setting("DIAN_DOCUMENTS"));
    private final Signatures signatures =
        new Signatures(Path.of(setting("DIAN_CERTIFICATE_P12")), setting("DIAN_PASSWORD").toCharArray());
    private final HttpClient http = HttpClient.newBuilder().sslContext(trusting(Path.of(setting("DIAN_ROOT")))).build();

    private Client() throws Exception {}

    public static void main(String[] arguments) throws Exception {
        new Client().run();
    }

    private static String setting(String name) {
        String value = System.getenv(name);
        if (value == null) throw new IllegalStateException("Set " + name + ".");
        return value;
    }

    private static SSLContext trusting(Path root) throws Exception {
        KeyStore store = KeyStore.getInstance(KeyStore.getDefaultType());
        store.load(null, null);
        var certificates = CertificateFactory.getInstance("X.509");
        store.setCertificateEntry("root", certificates.generateCertificate(new ByteArrayInputStream(Files.readAllBytes(root))));
        TrustManagerFactory managers = TrustManagerFactory.getInstance(TrustManagerFactory.getDefaultAlgorithm());
        managers.init(store);
        SSLContext context = SSLContext.getInstance("TLS");
        context.init(null, managers.getTrustManagers(), null);
        return context;
    }

    /** The result element of an operation. */
    private Element call(String operation, Map<String, String> parameters) throws Exception {
        StringBuilder members = new StringBuilder();
        parameters.forEach((name, value) ->
            members.append("<wcf:" + name + ">" + Signatures.escaped(value) + "</wcf:" + name + ">"));
        String action = CONTRACT + "/IWcfDianCustomerServices/" + operation;
        String body = "<wcf:" + operation + ">" + members + "</wcf:" + operation + ">";
        HttpRequest request = HttpRequest.newBuilder(URI.create(address))
            .header("Content-Type", "application/soap+xml;charset=UTF-8;action=\"" + action + "\"")
            .POST(HttpRequest.BodyPublishers.ofString(signatures.message(address, action, body)))
            .build();
        byte[] answer = http.send(request, HttpResponse.BodyHandlers.ofByteArray()).body();
        var results = Signatures.parse(answer).getElementsByTagNameNS(CONTRACT, operation + "Result");
        if (results.getLength() == 0) throw new IllegalStateException("SOAP fault: " + new String(answer));
        return (Element) results.item(0);
    }

    private static List<Element> children(Element parent) {
        List<Element> found = new ArrayList<>();
        for (Node node = parent.getFirstChild(); node != null; node = node.getNextSibling())
            if (node instanceof Element element) found.add(element);
        return found;
    }

    private static Element member(Element parent, String name) {
        return children(parent).stream().filter(child -> child.getLocalName().equals(name)).findFirst().orElseThrow();
    }

    /** Empty if it is nil. */
    private static String text(Element parent, String name) {
        return member(parent, name).getTextContent();
    }

    private static List<String> lines(Element verdict) {
        return children(member(verdict, "ErrorMessage")).stream().map(Element::getTextContent).toList();
    }

    /** The document, signed and zipped. */
    private Map<String, String> parcel(String name) throws Exception {
        byte[] signed = signatures.document(Files.readAllBytes(documents.resolve(name)));
        Map<String, String> parameters = new LinkedHashMap<>();
        parameters.put("fileName", name.replace(".xml", ".zip"));
        parameters.put("contentFile", Signatures.base64(Signatures.zip(name, signed)));
        return parameters;
    }

    private static void report(String what, Element verdict) {
        String message = text(verdict, "StatusMessage");
        String said = message.isEmpty() ? text(verdict, "StatusDescription") : message;
        System.out.println(what + ": " + text(verdict, "StatusCode") + " " + said);
        lines(verdict).forEach(line -> System.out.println("  " + line));
    }

    private static void expect(boolean holds, Element about) {
        if (!holds) throw new IllegalStateException("Unexpected: " + about.getTextContent());
    }

    private static boolean isAccepted(Element verdict) {
        return text(verdict, "IsValid").equals("true") && text(verdict, "StatusCode").equals("00");
    }

    private Element sendForTestSet(String name) throws Exception {
        Map<String, String> parameters = parcel(name);
        parameters.put("testSetId", setting("DIAN_TEST_SET"));
        Element sent = call("SendTestSetAsync", parameters);
        String zipKey = text(sent, "ZipKey");
        expect(!zipKey.isEmpty(), sent);
        for (int attempt = 0; attempt < 60; attempt++) {
            Element verdict = children(call("GetStatusZip", Map.of("trackId", zipKey))).get(0);
            if (!text(verdict, "StatusDescription").equals("Batch en proceso de validación.")) return verdict;
            Thread.sleep(1_000);
        }
        throw new IllegalStateException("There is no verdict on " + zipKey + " after a minute.");
    }

    private void run() throws Exception {
        Map<String, String> query = new LinkedHashMap<>();
        query.put("accountCode", nit);
        query.put("accountCodeT", nit);
        query.put("softwareCode", setting("DIAN_SOFTWARE"));
        Element ranges = call("GetNumberingRange", query);
        expect(text(ranges, "OperationCode").equals("100"), ranges);
        for (Element range : children(member(ranges, "ResponseList")))
            System.out.println("GetNumberingRange: " + text(range, "Prefix") + " " + text(range, "FromNumber") + " to " + text(range, "ToNumber"));

        Element unknown = call("GetStatus", Map.of("trackId", "f".repeat(96)));
        report("GetStatus of an unknown document", unknown);
        expect(text(unknown, "StatusCode").equals("66"), unknown);

        Element rejected = call("SendBillSync", parcel("rejected.xml"));
        report("SendBillSync rejected.xml", rejected);
        expect(text(rejected, "IsValid").equals("false") && lines(rejected).stream().anyMatch(line -> line.startsWith("Regla: FAU14,")), rejected);

        for (String name : List.of("set-1-invoice.xml", "set-2-invoice.xml", "set-3-credit-note.xml", "set-4-debit-note.xml")) {
            Element verdict = sendForTestSet(name);
            report("Test set, " + name, verdict);
            expect(isAccepted(verdict), verdict);
        }
        Element closed = sendForTestSet("accepted.xml");
        report("Test set, one more", closed);
        expect(text(closed, "StatusCode").equals("2"), closed);

        Element accepted = call("SendBillSync", parcel("accepted.xml"));
        report("SendBillSync accepted.xml", accepted);
        expect(isAccepted(accepted), accepted);
    }
}

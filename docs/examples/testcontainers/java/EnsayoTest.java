import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.testcontainers.containers.GenericContainer;
import org.testcontainers.containers.wait.strategy.Wait;
import org.testcontainers.junit.jupiter.Container;
import org.testcontainers.junit.jupiter.Testcontainers;

/**
 * An invoice sent to Ensayo in a container. Not run where Ensayo is checked: there is no container engine there.
 * Build the image first: docker build -f Containerfile -t ensayo .
 */
@Testcontainers
class EnsayoTest {
  private static final String TOKEN = "test-token";

  @Container
  private static final GenericContainer<?> ENSAYO =
      new GenericContainer<>("ensayo")
          .withEnv("ENSAYO_TOKEN", TOKEN)
          .withExposedPorts(8080, 8081)
          .waitingFor(Wait.forHealthcheck());

  private static URI address(int port, String path) {
    return URI.create("http://" + ENSAYO.getHost() + ":" + ENSAYO.getMappedPort(port) + path);
  }

  @Test
  void anInvoiceIsAccepted() throws Exception {
    HttpRequest request =
        HttpRequest.newBuilder(address(8080, "/api/ubl2.1/invoice"))
            .header("Authorization", "Bearer " + TOKEN)
            .header("Content-Type", "application/json")
            .POST(HttpRequest.BodyPublishers.ofFile(Path.of("src/test/resources/invoice.json")))
            .build();
    HttpResponse<String> response =
        HttpClient.newHttpClient().send(request, HttpResponse.BodyHandlers.ofString());
    assertEquals(200, response.statusCode());
    assertTrue(response.body().contains("\"IsValid\":\"true\""), response.body());
  }
}
